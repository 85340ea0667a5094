// Builds assets/viewer/viewer.js (one file, no other request at run time) and puts the licences of what is inside next to it.
import { build } from "esbuild";
import { readFile, writeFile, mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { dirname, join } from "node:path";

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "..", "assets", "viewer");
await mkdir(out, { recursive: true });

const packages = ["three", "three-mesh-bvh"];
const about = await Promise.all(
  packages.map(async (name) => {
    const folder = join(here, "node_modules", name);
    const { version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    return { name, version, license, text: (await readFile(join(folder, "LICENSE"), "utf8")).trim() };
  }),
);

const result = await build({
  entryPoints: [join(here, "src", "index.js")],
  outfile: join(out, "viewer.js"),
  bundle: true,
  format: "esm",
  target: ["es2022"],
  minify: true,
  legalComments: "none",
  loader: { ".css": "text" },
  banner: { js: `/* Showfloor viewer. Inside: ${about.map((p) => `${p.name} ${p.version} (${p.license})`).join(", ")}; see LICENSES.txt */` },
  metafile: true,
});

await writeFile(
  join(out, "LICENSES.txt"),
  `viewer.js holds these libraries:\n\n${about.map((p) => `${p.name} ${p.version}\n\n${p.text}\n`).join("\n----\n\n")}`,
);

const { bytes } = Object.values(result.metafile.outputs)[0];
console.log(`assets/viewer/viewer.js: ${(bytes / 1024).toFixed(0)} kB`);

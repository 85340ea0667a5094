"""The words of the lab's houses: each label with its names in the benchmarks, its COCO class, and how people call it.

HM3D: the six goals of the Habitat ObjectNav challenge. Synsets are WordNet's, as LVIS and HSSD use them. COCO ids are those of
the 90-class list.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Label:
    """One category. ``coco``: names of COCO classes that stand for it. ``words``: what else people say for it."""

    name: str
    synset: str
    hm3d: str = ""
    coco: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    frequency: str = "frequent"


_ROWS = (
    Label("chair", "chair.n.01", "chair", ("chair",), ("dining chair", "seat", "something to sit on")),
    Label("armchair", "armchair.n.01", "", ("chair",), ("easy chair", "comfortable chair")),
    Label("office chair", "swivel_chair.n.01", "", ("chair",), ("desk chair", "swivel chair"), "common"),
    Label("stool", "stool.n.01", "", ("chair",), ("bar stool",), "common"),
    Label("sofa", "sofa.n.01", "sofa", ("couch",), ("couch", "settee", "somewhere to lie down in the living room")),
    Label("bed", "bed.n.01", "bed", ("bed",), ("somewhere to sleep", "a place to sleep", "double bed")),
    Label("toilet", "toilet.n.01", "toilet", ("toilet",), ("WC", "lavatory", "loo", "restroom")),
    Label("tv", "television_receiver.n.01", "tv_monitor", ("tv",), ("television", "tv set", "screen to watch films")),
    Label("plant", "pot_plant.n.01", "plant", ("potted plant",), ("potted plant", "house plant", "flower pot",
    "something green")),
    Label("table", "table.n.02", "", ("dining table",), ("dining table", "something to eat at")),
    Label("coffee table", "coffee_table.n.01", "", ("dining table",), ("low table",)),
    Label("desk", "desk.n.01", "", ("dining table",), ("writing desk", "somewhere to work"), "common"),
    Label("nightstand", "nightstand.n.01", "", (), ("bedside table",), "common"),
    Label("wardrobe", "wardrobe.n.01", "", (), ("closet", "somewhere to hang clothes"), "common"),
    Label("chest of drawers", "chest_of_drawers.n.01", "", (), ("dresser", "drawers"), "common"),
    Label("bookcase", "bookcase.n.01", "", ("book",), ("bookshelf", "shelves", "something to read"), "common"),
    Label("tv stand", "entertainment_center.n.01", "", (), ("tv cabinet", "media unit"), "rare"),
    Label("fridge", "electric_refrigerator.n.01", "", ("refrigerator",), ("refrigerator", "somewhere to keep food cold")),
    Label("stove", "stove.n.01", "", ("oven",), ("cooker", "oven", "somewhere to cook")),
    Label("kitchen cabinet", "cabinet.n.01", "", (), ("cupboard", "kitchen unit")),
    Label("kitchen sink", "kitchen_sink.n.01", "", ("sink",), ("sink with a cabinet", "somewhere to wash dishes"), "common"),
    Label("washing machine", "washer.n.03", "", (), ("washer", "somewhere to wash clothes"), "common"),
    Label("bathtub", "bathtub.n.01", "", (), ("bath", "tub", "somewhere to bathe"), "common"),
    Label("shower", "shower_stall.n.01", "", (), ("shower cabin", "shower stall"), "rare"),
    Label("washbasin", "washbasin.n.01", "", ("sink",), ("bathroom sink", "somewhere to wash hands")),
    Label("radiator", "radiator.n.02", "", (), ("heater",), "common"),
    Label("lamp", "floor_lamp.n.01", "", (), ("floor lamp", "standing light"), "common"),
    Label("fireplace", "fireplace.n.01", "", (), ("hearth", "open fire"), "rare"),
    Label("piano", "piano.n.01", "", (), ("grand piano", "something to make music on"), "rare"),
    Label("treadmill", "treadmill.n.02", "", (), ("running machine", "something to run on"), "rare"),
    Label("exercise bench", "exercise_device.n.01", "", ("bench",), ("weight bench", "fitness machine"), "rare"),
    Label("trash can", "ashcan.n.01", "", (), ("bin", "dustbin", "waste basket"), "common"),
    Label("box", "box.n.01", "", ("suitcase",), ("crate", "cardboard box"), "common"),
    Label("picture", "picture.n.01", "", (), ("painting", "picture on the wall"), "common"),
    Label("laptop", "laptop.n.01", "", ("laptop",), ("computer", "notebook computer"), "common"),
    Label("microwave", "microwave.n.02", "", ("microwave",), ("microwave oven",), "common"),
    Label("vase", "vase.n.01", "", ("vase",), ("flower vase",), "common"),
    Label("clock", "clock.n.01", "", ("clock",), ("alarm clock", "what time it is"), "rare"),
    Label("books", "book.n.01", "", ("book",), ("a book",), "common"),
)  # fmt: skip

LABELS: dict[str, Label] = {row.name: row for row in _ROWS}
VOCABULARY: tuple[str, ...] = tuple(LABELS)
HM3D_GOALS = ("chair", "bed", "plant", "toilet", "tv", "sofa")
"""The six goals of HM3D and HSSD, under this lab's names."""
ROOMS = ("bedroom", "living room", "bathroom", "kitchen", "dining room", "office", "gym", "lounge", "laundry")
"""The nine room types of PSG-Nav, section 3.1."""
STRUCTURE = ("floor", "wall", "ceiling", "door", "window")
"""Parts of the building: never goals."""

"""The base class of all rows, and the types of their columns."""

from datetime import datetime
from typing import Any, ClassVar

from sqlalchemy import JSON, DateTime, LargeBinary, Text
from sqlalchemy.orm import DeclarativeBase


class Base(DeclarativeBase):
    type_annotation_map: ClassVar = {
        str: Text,
        bytes: LargeBinary,
        datetime: DateTime(timezone=True),
        dict[str, Any]: JSON,
        list[Any]: JSON,
    }

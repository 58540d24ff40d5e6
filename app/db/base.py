"""The base class of all rows, the types of their columns, and conditions for statements that are built once.

Building a statement takes more time of the processor than sending it. So the statements of pages are
constants, whose values are given when they are sent.
"""

from datetime import datetime
from typing import Any, ClassVar

from sqlalchemy import (
    ARRAY,
    JSON,
    BindParameter,
    ColumnElement,
    DateTime,
    Integer,
    LargeBinary,
    SQLColumnExpression,
    Text,
    any_,
    bindparam,
    literal_column,
    or_,
)
from sqlalchemy.orm import DeclarativeBase


class Base(DeclarativeBase):
    type_annotation_map: ClassVar = {
        str: Text,
        bytes: LargeBinary,
        datetime: DateTime(timezone=True),
        dict[str, Any]: JSON,
        list[Any]: JSON,
    }


def is_one_of(column: SQLColumnExpression[Any], name: str) -> ColumnElement[bool]:
    """Return the condition that a column has one of the texts that are given as `name`.

    They are one array, so the statement is the same however many they are.
    """
    return column == any_(bindparam(name, type_=ARRAY(Text)))


def is_written(column: SQLColumnExpression[str], *values: str) -> ColumnElement[bool]:
    """Return the condition that a column has one of these values, which are words of this program.

    They are written into the statement, because a partial index serves no statement that is given them.
    """
    return or_(*(column == literal_column(f"'{value}'") for value in values))


def given_number(name: str) -> BindParameter[int]:
    """Return the place of a number that is given as `name`, such as a LIMIT."""
    return bindparam(name, type_=Integer)

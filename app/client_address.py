"""Addresses of clients: the rate-limit key of each, and the trusted proxies in front of us."""

import re
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

ONE_HOUSEHOLD = 64  # bits of an IPv6 address that one customer has, for all their devices


@lru_cache(maxsize=4096)
def client_network(host: str) -> str:
    """Return the key that stands for one client: an IPv4 address or an IPv6 network.

    Other texts stay the same.
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, ONE_HOUSEHOLD), strict=False))


class Proxies:
    """The trusted proxies: addresses and networks, separated by commas or spaces. Raises ValueError."""

    def __init__(self, listed: str) -> None:
        self.listed = [one for one in re.split(r"[\s,]+", listed) if one]
        self._networks: list[IPv4Network | IPv6Network] = [ip_network(one) for one in self.listed]

    def __contains__(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)

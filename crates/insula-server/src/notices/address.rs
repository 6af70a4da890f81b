//! Which addresses are everybody's, and which lead into somebody's own network.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Whether the whole internet means the same machine by this address.
pub(crate) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    !(a == 0
        || address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        // Shared by the customers of a provider.
        || a == 100 && (64..128).contains(&b)
        // Protocols' own, and the relays from IPv6.
        || (a, b, c) == (192, 0, 0)
        || (a, b, c) == (192, 88, 99)
        // For measurements.
        || a == 198 && (18..20).contains(&b)
        // Multicast, reserved, broadcast.
        || a >= 224)
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, c, ..] = address.segments();
    match (a, b, c) {
        // An IPv4 address in another dress leads to where that one leads.
        (0x64, 0xff9b, 0) => is_public_v4(low(address)),
        (0x2002, _, _) => is_public_v4(Ipv4Addr::from_bits(u32::from(b) << 16 | u32::from(c))),
        // Protocols' own (2001::/23, which has Teredo), documentation, 6bone.
        (0x2001, 0..0x200 | 0xdb8, _) | (0x3fff, 0..0x1000, _) | (0x3ffe, ..) => false,
        // All that is given out begins with 001; the rest is loopback, mapped, private,
        // link-local, multicast or nobody's.
        _ => a & 0xe000 == 0x2000,
    }
}

fn low(address: Ipv6Addr) -> Ipv4Addr {
    Ipv4Addr::from_bits(address.to_bits() as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_somebodys_own_are_told_from_everybodys() {
        let public = |text: &str| is_public(text.parse().expect("an address"));
        for ours in [
            "127.0.0.1",
            "127.9.9.9",
            "10.1.2.3",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "0.1.2.3",
            "100.64.0.1",
            "192.0.0.8",
            "198.18.0.1",
            "192.0.2.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::1",
            "::",
            "::ffff:127.0.0.1",
            "::ffff:8.8.8.8",
            "::127.0.0.1",
            "fe80::1",
            "fec0::1",
            "fc00::1",
            "fd12:3456::1",
            "ff02::1",
            "2001:db8::1",
            "2001::1",
            "64:ff9b::7f00:1",
            "64:ff9b:1::1",
            "2002:7f00:1::",
            "2002:c0a8:101::1",
            "100::1",
        ] {
            assert!(!public(ours), "{ours}");
        }
        for everybodys in [
            "8.8.8.8",
            "172.15.0.1",
            "172.32.0.1",
            "100.63.0.1",
            "100.128.0.1",
            "198.20.0.1",
            "223.255.255.254",
            "2606:4700:4700::1111",
            "2a00:1450:4001::1",
            "64:ff9b::808:808",
            "2002:808:808::1",
        ] {
            assert!(public(everybodys), "{everybodys}");
        }
    }
}

//! The page is embedded: build again when it was built again.

fn main() {
    println!("cargo::rerun-if-changed=../../web/dist");
    println!("cargo::rerun-if-changed=../../locales");
}

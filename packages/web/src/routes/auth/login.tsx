export default function P() {
  return <p>login</p>;
}

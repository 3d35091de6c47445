export default function P() {
  return <p>plans</p>;
}

export default function P() {
  return <p>terms</p>;
}

export default function P() {
  return <p>guides</p>;
}

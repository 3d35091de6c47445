export default function P() {
  return <p>cookies-policy</p>;
}

export default function P() {
  return <p>privacy-policy</p>;
}

export default function P() {
  return <p>google</p>;
}

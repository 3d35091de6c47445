export default function P() {
  return <p>landing</p>;
}

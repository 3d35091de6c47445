export default function P() {
  return <p>faq</p>;
}

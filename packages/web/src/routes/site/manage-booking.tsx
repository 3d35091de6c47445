export default function P() {
  return <p>manage-booking</p>;
}

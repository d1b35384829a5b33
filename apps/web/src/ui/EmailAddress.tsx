/** An email address that wraps before its @ first, and within a word only when it must. */
export function EmailAddress({ children: address }: { children: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

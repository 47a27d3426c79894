/** Works something out once for each object. While a form is written, what is not written on stays the same object. */
export function once<T extends object, R>(work: (of: T) => R): (of: T) => R {
  const known = new WeakMap<T, { readonly result: R }>();
  return (of) => {
    const found = known.get(of) ?? { result: work(of) };
    known.set(of, found);
    return found.result;
  };
}

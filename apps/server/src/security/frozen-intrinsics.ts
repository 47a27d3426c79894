const ERRORS = [TypeError, RangeError, SyntaxError, ReferenceError, EvalError, URIError, AggregateError];
/** What the objects of the program share, through `constructor` and their prototypes. */
const SHARED: readonly object[] = [
  ...[Object, Function, Array, String, Number, Boolean, Symbol, BigInt, Date, RegExp, Promise, Proxy],
  ...[Map, Set, WeakMap, WeakSet, WeakRef, ArrayBuffer, DataView, Uint8Array],
  Object.getPrototypeOf(Uint8Array) as object,
  ...ERRORS,
];
const NAMESPACES = [JSON, Math, Reflect, Atomics];

/**
 * Freezes the language's own objects: a second wall behind `own()` (docs/decisions/0039). A write that reaches one
 * throws, instead of changing the server for everybody. Call it when every module is loaded; twice is the same as once.
 */
export function freezeIntrinsics(): void {
  if (Object.isFrozen(Object)) return;
  for (const { prototype } of [Object, Error, ...ERRORS]) letOwnersAssign(prototype);
  letOwnersAssign(Function.prototype, ['constructor', 'bind', 'toString']);
  for (const shared of [...SHARED, ...NAMESPACES]) freezeWithMethods(shared);
  // Node and libraries set Error.stackTraceLimit for a moment, so Error itself stays open.
  freezeWithMethods(Error.prototype);
}

function freezeWithMethods(shared: object): void {
  const { prototype } = shared as { prototype?: object };
  for (const object of prototype ? [shared, prototype] : [shared]) {
    for (const { value } of Object.values(Object.getOwnPropertyDescriptors(object)) as PropertyDescriptor[]) {
      if (typeof value === 'function') Object.freeze(value);
    }
    Object.freeze(object);
  }
}

/**
 * Makes values that programs set on objects of their own, such as `error.name`, accessors: reading gives what it
 * gave, assigning makes a property of that object. Frozen without it, each such assignment would throw.
 */
function letOwnersAssign(
  shared: object,
  names: readonly string[] = Object.getOwnPropertyNames(shared),
): void {
  for (const name of names) {
    const { value, writable, enumerable } = Object.getOwnPropertyDescriptor(shared, name)!;
    if (!writable) continue;
    // Error itself stays open: the constructor of its prototype.
    if (typeof value === 'function' && value !== Error) Object.freeze(value);
    Object.defineProperty(shared, name, {
      get: () => value as unknown,
      set(this: object, assigned: unknown) {
        if (this === shared) throw new TypeError(`${name} is shared by every object`);
        const property = { value: assigned, writable: true, enumerable: true, configurable: true };
        Object.defineProperty(this, name, property);
      },
      enumerable,
    });
  }
}

const ERRORS = [TypeError, RangeError, SyntaxError, ReferenceError, EvalError, URIError, AggregateError];
/** Built-in objects that all code shares, through `constructor` and prototypes. */
const SHARED: readonly object[] = [
  ...[Object, Function, Array, String, Number, Boolean, Symbol, BigInt, Date, Promise, Proxy],
  ...[Map, Set, WeakMap, WeakSet, WeakRef, ArrayBuffer, DataView, Uint8Array],
  Object.getPrototypeOf(Uint8Array),
  ...ERRORS,
];
const NAMESPACES = [JSON, Math, Reflect, Atomics];

/**
 * Freezes JavaScript's built-in objects, as a second defence behind `own()` (docs/decisions/0039). A write to one of
 * them throws instead of changing the whole server. Call it after every module is loaded; calling it again has no
 * effect.
 */
export function freezeIntrinsics(): void {
  if (Object.isFrozen(Object)) return;
  for (const { prototype } of [Object, Error, ...ERRORS]) letOwnersAssign(prototype);
  letOwnersAssign(Function.prototype, ['constructor', 'bind', 'toString']);
  for (const shared of [...SHARED, ...NAMESPACES]) freezeWithMethods(shared);
  // RegExp.prototype is not frozen: V8 replaces, splits and matches ten times slower if it is (decision 39).
  Object.freeze(RegExp);
  freezeMethods(RegExp.prototype);
  // Node and libraries set Error.stackTraceLimit temporarily, so Error itself is not frozen.
  freezeWithMethods(Error.prototype);
}

function freezeWithMethods(shared: object): void {
  const { prototype } = shared as { prototype?: object };
  for (const object of prototype ? [shared, prototype] : [shared]) {
    freezeMethods(object);
    Object.freeze(object);
  }
}

function freezeMethods(object: object): void {
  for (const name of Reflect.ownKeys(object)) {
    const value: unknown = Object.getOwnPropertyDescriptor(object, name)?.value;
    if (typeof value === 'function') Object.freeze(value);
  }
}

/**
 * Turns prototype values that programs override on their own objects, such as `error.name`, into accessors: reading
 * returns the same value, assigning creates an own property. Without this, such an assignment throws once the prototype
 * is frozen.
 */
function letOwnersAssign(
  shared: object,
  names: readonly string[] = Object.getOwnPropertyNames(shared),
): void {
  for (const name of names) {
    const property = Object.getOwnPropertyDescriptor(shared, name);
    if (!property?.writable) continue;
    const { enumerable } = property;
    const value: unknown = property.value;
    // Error, the constructor of its prototype, is not frozen.
    if (typeof value === 'function' && value !== Error) Object.freeze(value);
    Object.defineProperty(shared, name, {
      get: () => value,
      set(this: object, assigned: unknown) {
        if (this === shared) throw new TypeError(`${name} is shared by every object`);
        const owned = { value: assigned, writable: true, enumerable: true, configurable: true };
        Object.defineProperty(this, name, owned);
      },
      enumerable,
    });
  }
}

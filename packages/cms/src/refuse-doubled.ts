/**
 * Throws if a name occurs twice. Otherwise one of two calls, jobs or kinds of the same name would be lost
 * silently.
 */
export function refuseDoubled(names: readonly string[]): void {
  const doubled = names.find((name, at) => names.indexOf(name) !== at)
  if (doubled !== undefined) throw new Error(`"${doubled}" is there twice`)
}

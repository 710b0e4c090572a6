/** Throws where a name stands twice: of two calls, jobs or kinds one would otherwise be lost without a word. */
export function refuseDoubled(names: readonly string[]): void {
  const doubled = names.find((name, at) => names.indexOf(name) !== at)
  if (doubled !== undefined) throw new Error(`"${doubled}" is there twice`)
}

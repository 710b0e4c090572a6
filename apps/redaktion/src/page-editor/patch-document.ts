/** Attribute with which the site marks the elements of an entry. */
export const MARK = 'data-baustein'

/**
 * Turns one document into another and keeps equal nodes: they keep their pictures and their position, and
 * only changed ones are replaced.
 */
export function patchDocument(live: Document, next: Document): void {
  patchElement(live.documentElement, next.documentElement)
}

function patchElement(live: Element, next: Element): void {
  patchAttributes(live, next)
  patchChildren(live, next)
}

function patchAttributes(live: Element, next: Element): void {
  for (const { name } of Array.from(live.attributes)) if (!next.hasAttribute(name)) live.removeAttribute(name)
  for (const { name, value } of next.attributes)
    if (live.getAttribute(name) !== value) live.setAttribute(name, value)
}

function patchChildren(live: Element, next: Element): void {
  const before = [...live.childNodes].filter(node => !isOwnStyle(node))
  const after = [...next.childNodes]
  const kept = matches(before.map(signature), after.map(signature))
  let at = 0
  let from = 0
  for (const [liveAt, nextAt] of [...kept, [before.length, after.length] as const]) {
    patchRun(live, before.slice(at, liveAt), after.slice(from, nextAt), before[liveAt] ?? null)
    const [same, shown] = [before[liveAt], after[nextAt]]
    if (same && shown) takeMarks(same, shown)
    at = liveAt + 1
    from = nextAt + 1
  }
}

/** Patches runs without equal nodes: elements of the same name are patched, the rest is replaced. */
function patchRun(parent: Element, before: ChildNode[], after: ChildNode[], behind: ChildNode | null): void {
  for (const [index, node] of after.entries()) {
    const old = before[index]
    if (old && isElement(old) && isElement(node) && old.nodeName === node.nodeName) patchElement(old, node)
    else if (old) old.replaceWith(parent.ownerDocument.importNode(node, true))
    else parent.insertBefore(parent.ownerDocument.importNode(node, true), behind)
  }
  for (const node of before.slice(after.length)) node.remove()
}

/** Styles inside the page are the same on every page and are not parsed again. */
const isOwnStyle = ({ nodeName }: Node) => nodeName === 'STYLE'

// Documents of a frame have other classes: `instanceof` only knows those of this window.
const isElement = (node: Node): node is Element => node.nodeType === 1

/** Serialises a node without the index of its entry, so that a moved entry is equal. */
const signature = (node: Node): string =>
  isElement(node) ? node.outerHTML.replaceAll(PLACES, MARK) : `${node.nodeType} ${node.nodeValue}`
const PLACES = / data-baustein="\d*"/g

/** Updates the indexes: equal elements may belong to entries that have moved. */
function takeMarks(live: Node, next: Node): void {
  if (!isElement(live) || !isElement(next)) return
  const marks = marked(next)
  for (const [index, element] of marked(live).entries()) {
    const place = marks[index]?.getAttribute(MARK)
    if (place != null && element.getAttribute(MARK) !== place) element.setAttribute(MARK, place)
  }
}

const marked = (root: Element): Element[] => [root, ...root.querySelectorAll(`[${MARK}]`)]

type Match = readonly [live: number, next: number]

/** Returns the pairs of equal items of two lists, in order and as many as possible. */
function matches(before: readonly string[], after: readonly string[]): Match[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end++
  const both = (count: number, one: number, other: number): Match[] =>
    Array.from({ length: count }, (_, index) => [one + index, other + index] as const)
  const middle = longest(before.slice(start, before.length - end), after.slice(start, after.length - end))
  return [
    ...both(start, 0, 0),
    ...middle.map(([one, other]) => [one + start, other + start] as const),
    ...both(end, before.length - end, after.length - end),
  ]
}

/** Returns the longest common subsequence. */
function longest(before: readonly string[], after: readonly string[]): Match[] {
  if (before.length === 0 || after.length === 0) return []
  const width = after.length + 1
  const lengths = new Uint16Array((before.length + 1) * width)
  const at = (one: number, other: number) => lengths[one * width + other] ?? 0
  for (let one = before.length - 1; one >= 0; one--)
    for (let other = after.length - 1; other >= 0; other--)
      lengths[one * width + other] =
        before[one] === after[other]
          ? at(one + 1, other + 1) + 1
          : Math.max(at(one + 1, other), at(one, other + 1))
  const found: Match[] = []
  for (let one = 0, other = 0; one < before.length && other < after.length; ) {
    if (before[one] === after[other]) found.push([one++, other++])
    else if (at(one + 1, other) >= at(one, other + 1)) one++
    else other++
  }
  return found
}

import { createHash, randomUUID } from 'node:crypto'
import type { InlineCode } from './inline-mark.ts'

/** Marks our own inline code. Random per process, so that injected markup cannot carry the mark. */
export const inlineMark = randomUUID()

const ATTRIBUTE = ` nonce="${inlineMark}"`
const MARKED = new RegExp(`<(script|style)\\b[^>]*${ATTRIBUTE}[^>]*>(.*?)</\\1>`, 'gs')

/**
 * Removes the marks and returns the code that the policy must allow. The policy uses hashes, not nonces, so
 * that a page is the same for all visitors as long as its content is the same.
 */
export function sealed(html: string): { html: string; inline: InlineCode } {
  const code = { script: new Set<string>(), style: new Set<string>() }
  for (const [, kind, text] of html.matchAll(MARKED))
    if (text) code[kind as 'script' | 'style'].add(hashOf(text))
  return {
    html: html.replaceAll(ATTRIBUTE, ''),
    inline: { scripts: [...code.script], styles: [...code.style] },
  }
}

/** Most hashes kept: a build has a handful of inline scripts, and none contains content of a page. */
const MOST_KNOWN = 500
const known = new Map<string, string>()

function hashOf(text: string): string {
  const before = known.get(text)
  if (before) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  known.set(text, hash)
  return hash
}

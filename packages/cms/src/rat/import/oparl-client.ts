import { setTimeout as pause } from 'node:timers/promises'
import type { FetchOutside } from '../../outbound/fetch-outside.ts'
import { refusalWords } from '../../outbound/refusals.ts'

export type Json = Readonly<Record<string, unknown>>
export type Got =
  | { readonly ok: true; readonly json: unknown }
  | { readonly ok: false; readonly satz: string }
export type Client = (url: string) => Promise<Got>

/** Maximum size of an answer: a page of a list with embedded objects has several megabytes. */
const MOST_BYTES = 30 * 1024 * 1024
const TRIES = 3
/** Temporary errors, after which a retry may succeed. */
const PASSING = new Set([429, 500, 502, 503, 504])

/** Asks an OParl server, with retries after temporary errors. Every fault is a sentence in German. */
export function oparlClient(fetch: FetchOutside, { pauseMs = 2_000 } = {}): Client {
  const once = async (url: string): Promise<Got & { readonly again?: boolean }> => {
    const fetched = await fetch(url, { accept: 'application/json', mostBytes: MOST_BYTES })
    if (!fetched.ok) {
      const again = fetched.refusal === 'keine-verbindung' || fetched.refusal === 'zu-langsam'
      return { ok: false, satz: refusalWords[fetched.refusal], again }
    }
    const { status, body } = fetched.answer
    if (status !== 200)
      return { ok: false, satz: `Der Server antwortet mit dem Fehler ${status}.`, again: PASSING.has(status) }
    return parsed(body)
  }
  return async url => {
    for (let tries = 1; ; tries++) {
      const { again, ...got } = await once(url)
      if (!again || tries === TRIES) return got
      await pause(pauseMs * tries)
    }
  }
}

function parsed(body: Uint8Array): Got {
  const text = new TextDecoder('utf-8').decode(body)
  try {
    return { ok: true, json: JSON.parse(text) }
  } catch {
    const satz = /^\s*</.test(text)
      ? 'Dort steht eine Webseite statt JSON.'
      : 'Das JSON ist beschädigt oder nicht vollständig.'
    return { ok: false, satz }
  }
}

/** Returns the object at an address; undefined if it cannot be read. */
export async function objectAt(address: string, get: Client): Promise<Json | undefined> {
  const got = await get(address)
  return got.ok && isObject(got.json) ? got.json : undefined
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

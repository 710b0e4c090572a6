import { ablagen } from '@rathausplatz/contract/ablagen'
import { DAY_MS } from '@rathausplatz/time'
import { askedName } from '../../forms/asked-mail-name.ts'

/**
 * A damage report written offline, in a cache of its own on the sender's device. The id of its form is kept
 * too: if the report was stored and only the server's answer was lost, sending it again does not store a
 * second report.
 */
export const DRAFT = `${ablagen.schadensentwurf.name}-1`

const LONGEST_MS = ablagen.schadensentwurf.dauer.tage * DAY_MS
/** Most bytes of photos that are kept; more could evict other data of this site. */
const MOST_BYTES = 40_000_000

const WORDS = '/schaeden/neu/entwurf'
const photoAt = (place: number) => `${WORDS}/foto-${place}`
const NAME = 'x-kept-name'

export type Draft = {
  readonly at: Date
  readonly einreichung: string
  readonly values: Readonly<Record<string, string>>
  readonly photos: readonly File[]
  /** Number of photos that are already uploaded; the server keeps them for a day and does not return them. */
  readonly sent?: number
}
export type DraftKept = 'behalten' | 'mit fotos' | 'ohne fotos' | 'kein platz'

/** Fields that a draft leaves out: those set by the page itself, and the trap for programs. */
const NOT_TYPED = new Set(['einreichung', 'geladen', 'homepage', 'trotzdem', 'foto', askedName('email')])

/** Reads the input of a form for a draft. */
export function draftOf(form: HTMLFormElement): Draft {
  const all = new FormData(form)
  const text = [...all].filter(
    (pair): pair is [string, string] =>
      typeof pair[1] === 'string' && !NOT_TYPED.has(pair[0]) && pair[1] !== '',
  )
  const photos = all.getAll('fotos').filter((one): one is File => one instanceof File && one.size > 0)
  const einreichung = all.get('einreichung')
  return {
    at: new Date(),
    einreichung: typeof einreichung === 'string' ? einreichung : '',
    values: Object.fromEntries(text),
    photos,
    sent: all.getAll('foto').length,
  }
}

export const isEmpty = ({ values, photos }: Draft): boolean =>
  photos.length === 0 && Object.keys(values).every(name => name === 'kategorie')

export async function keepDraft({ at, einreichung, values, photos, sent = 0 }: Draft): Promise<DraftKept> {
  const put = async (kept: readonly File[]) => {
    // The text is stored first, so that only photos are lost if the storage is full.
    const cache = await caches.open(DRAFT)
    const head = { at: at.toISOString(), einreichung, values, photos: kept.length }
    await cache.put(WORDS, Response.json({ ...head, photos: 0 }))
    for (const [place, photo] of kept.entries())
      await cache.put(
        photoAt(place),
        new Response(photo, {
          headers: { [NAME]: encodeURIComponent(photo.name), 'content-type': photo.type || 'image/jpeg' },
        }),
      )
    if (kept.length > 0) await cache.put(WORDS, Response.json(head))
  }
  const fits = photos.reduce((sum, { size }) => sum + size, 0) <= MOST_BYTES
  try {
    await put(fits ? photos : [])
    if (!fits || sent > 0) return 'ohne fotos'
    return photos.length > 0 ? 'mit fotos' : 'behalten'
  } catch {
    const isThere = await keptDraft().then(
      draft => draft?.einreichung === einreichung,
      () => false,
    )
    return isThere ? 'ohne fotos' : 'kein platz'
  }
}

/** Returns the draft if it has not expired; deletes it otherwise. */
export async function keptDraft(): Promise<Draft | undefined> {
  if (!('caches' in globalThis) || !(await caches.has(DRAFT))) return undefined
  const cache = await caches.open(DRAFT)
  const answer = await cache.match(WORDS)
  if (!answer) return undefined
  const kept = (await answer.json()) as Omit<Draft, 'at' | 'photos'> & { at: string; photos: number }
  const at = new Date(kept.at)
  if (!(Date.now() - at.getTime() <= LONGEST_MS)) {
    await forgetDraft()
    return undefined
  }
  const photos = await Promise.all(
    Array.from({ length: kept.photos }, async (_, place) => {
      const photo = await cache.match(photoAt(place))
      if (!photo) return undefined
      const name = decodeURIComponent(photo.headers.get(NAME) ?? 'foto.jpg')
      return new File([await photo.blob()], name, { type: photo.headers.get('content-type') ?? '' })
    }),
  )
  return { ...kept, at, photos: photos.filter(photo => photo !== undefined) }
}

export async function forgetDraft(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(DRAFT)
}

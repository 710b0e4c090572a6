import { isCmsError } from '@rathausplatz/contract'
import { isChosen } from '../answers/is-chosen.ts'
import type { SiteContext } from '../cms/site-context.ts'
import { tellOnce } from '../cms/tell-once.ts'

/** A photo on the server that waits for its form, or is bound to an entry already. */
export type UploadedPhoto = { kennung: string; name: string; groesse?: number }

type Failed = {
  readonly fault: string
  /** True if further uploads would fail too. */
  readonly isOver?: boolean
  /** True if the server failed, not the photo. */
  readonly isAway?: boolean
}

type Upload = {
  readonly photo: File
  readonly send: (sent: { name: string; bytes: Uint8Array<ArrayBuffer> }) => Promise<{ kennung: string }>
  /** Names the photo in the log: "Foto eines Schadens". */
  readonly what: string
  /** The message if the server failed. */
  readonly away: string
}

/** Returns the photos that were sent in this field of the form. */
export const photosIn = (form: FormData, name: string): File[] =>
  form.getAll(name).filter((one): one is File => one instanceof File && isChosen(one))

/** Uploads a photo before the rest of its form is stored, so that an error elsewhere in it does not lose it. */
export async function uploadPhoto(
  site: SiteContext,
  { photo, send, what, away }: Upload,
): Promise<UploadedPhoto | Failed> {
  if (photo.size === 0) return { fault: `„${photo.name}“ ist leer. Bitte wählen Sie ein anderes Foto.` }
  try {
    const bytes = new Uint8Array(await photo.arrayBuffer())
    const { kennung } = await send({ name: photo.name.slice(-1_000), bytes })
    return { kennung, name: photo.name, groesse: photo.size }
  } catch (error) {
    if (!isCmsError(error) || error.status >= 500) {
      tellOnce(site, error, `${what} nicht gespeichert`)
      return { fault: away, isOver: true, isAway: true }
    }
    const fault = error.details?.issues?.[0]?.message ?? error.message
    return { fault, isOver: error.status === 429 }
  }
}

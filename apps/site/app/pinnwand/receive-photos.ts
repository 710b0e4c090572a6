import {
  type BeschriebenesFoto,
  calls,
  fotobeschreibung,
  fotokennung,
  isCmsError,
} from '@rathausplatz/contract'
import { shownAgain } from '../answers/shown-again.ts'
import { textIn } from '../answers/text-in.ts'
import type { SiteContext } from '../cms/site-context.ts'
import { REMOVE } from '../photos/photo-field.tsx'
import { photosIn, type UploadedPhoto, uploadPhoto } from '../photos/upload-photo.ts'
import { fieldsOf, type PhotoSlot, slotsOf } from './photo-slot.ts'

/** Most bytes that the words may add to the page when they are shown again. */
const SHOWN_OF_WORDS = 2_000
const AWAY =
  'Das Foto ließ sich gerade nicht hochladen. Bitte wählen Sie es noch einmal aus, oder senden Sie den Eintrag ohne Foto ab.'
const NOT_TRIED = 'Dieses Foto haben wir noch nicht bekommen. Bitte wählen Sie es noch einmal aus.'
const NO_PHOTO =
  'Zu diesen Worten fehlt das Foto. Bitte wählen Sie es aus, oder löschen Sie die Worte darunter.'

type ReceivedPhotos = {
  /** All places of the form, to show again. */
  readonly slots: readonly PhotoSlot[]
  /** The photos with their words; only complete without errors. */
  readonly fotos: readonly BeschriebenesFoto[]
  readonly errors: Readonly<Record<string, string>>
  /** True if the server could not store a photo. */
  readonly isAway: boolean
  /** The key of the photo that the sender has removed, who sends the form later. */
  readonly removed: string | undefined
}

/**
 * Reads and uploads the photos of an entry before the entry is stored, so that an error elsewhere in the form
 * does not lose them. Each needs words for people who do not see it.
 */
export async function receivePhotos(
  site: SiteContext,
  form: FormData,
  einreichung: string,
  signal: AbortSignal,
): Promise<ReceivedPhotos> {
  const removed = textIn(form, REMOVE)
  const slots: PhotoSlot[] = []
  const fotos: BeschriebenesFoto[] = []
  const errors: Record<string, string> = {}
  let isAway = false
  let isOver = false
  for (const { place } of slotsOf([])) {
    const fields = fieldsOf(place)
    const known = fotokennung.safeParse(textIn(form, fields.kept)).data
    const typed = textIn(form, fields.words)
    const isRemoved = known !== undefined && known === removed
    const [file] = photosIn(form, fields.file)
    let photo: UploadedPhoto | undefined =
      known === undefined || isRemoved ? undefined : { kennung: known, name: `Foto ${place}` }
    if (file && isOver) errors[fields.file] = NOT_TRIED
    else if (file) {
      const sent = await uploadPhoto(site, {
        photo: file,
        send: ({ name, bytes }) =>
          site.cms.call(calls.pinnwandFoto, {
            query: { einreichung, name },
            file: bytes,
            sender: site.sender,
            signal,
          }),
        what: 'Foto der Pinnwand',
        away: AWAY,
      })
      if ('kennung' in sent) photo = sent
      else {
        errors[fields.file] = sent.fault
        isAway ||= sent.isAway === true
        isOver ||= sent.isOver === true
      }
    }
    const words = isRemoved && !file ? '' : typed
    slots.push({ place, photo, words: shownAgain(words, SHOWN_OF_WORDS) })
    const read = fotobeschreibung.safeParse(words)
    if (photo && read.data !== undefined) fotos.push({ kennung: photo.kennung, beschreibung: read.data })
    else if (photo) errors[fields.words] = read.error?.issues[0]?.message ?? ''
    else if (words.trim() !== '' && !errors[fields.file]) errors[fields.file] = NO_PHOTO
  }
  return { slots, fotos, errors, isAway, removed: removed || undefined }
}

/**
 * Moves the errors of the CMS about photos to their places, or to the first one if the CMS names none. A photo
 * whose key it refuses is taken out, because it is not there any more; its words stay.
 */
export function atPlaces(
  error: unknown,
  { slots }: Pick<ReceivedPhotos, 'slots'>,
  { fotos, ...errors }: Readonly<Record<string, string>>,
): { slots: readonly PhotoSlot[]; errors: Readonly<Record<string, string>> } {
  if (fotos === undefined) return { slots, errors }
  const sent = slots.filter(({ photo }) => photo)
  const issues = isCmsError(error) ? (error.details?.issues ?? []) : []
  const told: Record<string, string> = {}
  const gone: number[] = []
  for (const { path, message } of issues) {
    const [name, index, part] = path.split('.')
    if (name !== 'fotos') continue
    const place = sent[Number(index)]?.place
    if (place !== undefined && part === 'kennung') gone.push(place)
    const { file, words } = fieldsOf(place ?? 1)
    told[part === 'beschreibung' ? words : file] ??= message
  }
  return {
    slots: slots.map(slot => (gone.includes(slot.place) ? { place: slot.place, words: slot.words } : slot)),
    errors: { ...errors, ...told },
  }
}

const AGAIN = 'Bitte fügen Sie das Foto noch einmal an.'

/** Returns the form without its photos, which belong to another entry by now; their words stay. */
export function withoutPhotos({ slots }: ReceivedPhotos, title: string) {
  const errors = slots.flatMap(({ place, photo }) => (photo ? [[fieldsOf(place).file, AGAIN] as const] : []))
  return {
    slots: slots.map(({ place, words }): PhotoSlot => ({ place, words })),
    refused: { title, errors: Object.fromEntries(errors) },
  }
}

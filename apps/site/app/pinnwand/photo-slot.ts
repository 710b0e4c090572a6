import { MOST_FOTOS } from '@rathausplatz/contract'
import type { UploadedPhoto } from '../photos/upload-photo.ts'

/** One of the places for a photo in the form of an entry. */
export type PhotoSlot = {
  /** Counted from 1. */
  readonly place: number
  readonly photo?: UploadedPhoto | undefined
  readonly words: string
}

/** Names of the fields of a place: the file, the id of an uploaded photo, and the words about it. */
export const fieldsOf = (place: number) => ({
  file: `datei-${place}`,
  kept: `foto-${place}`,
  words: `worte-${place}`,
})

/** Returns all places of the form, with these photos first. */
export const slotsOf = (
  photos: readonly { readonly kennung: string; readonly beschreibung: string }[],
): PhotoSlot[] =>
  Array.from({ length: MOST_FOTOS }, (_, index) => {
    const place = index + 1
    const known = photos[index]
    return known
      ? { place, photo: { kennung: known.kennung, name: `Foto ${place}` }, words: known.beschreibung }
      : { place, words: '' }
  })

import type { Refused } from '../forms/form-page.tsx'

export const NO_PHOTO =
  'Das Foto ließ sich gerade nicht hochladen. Bitte wählen Sie es noch einmal aus, oder senden Sie die Meldung ohne Foto ab.'

/** The message about a photo if the page was not reloaded, so that the photo is still selected. */
const PHOTO_STAYS =
  'Das Foto ließ sich gerade nicht hochladen. Es ist noch ausgewählt: Bitte senden Sie die Meldung in einer Minute noch einmal ab, oder nehmen Sie das Foto heraus und senden Sie sie ohne Foto ab.'

/** Replaces the message about a photo if the photo is still selected. */
export const toldOf = (refused: Refused | undefined, isChoiceKept: boolean): Refused | undefined =>
  isChoiceKept && refused?.errors['fotos'] === NO_PHOTO
    ? { ...refused, errors: { ...refused.errors, fotos: PHOTO_STAYS } }
    : refused

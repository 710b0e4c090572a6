import { FileField } from '@rathausplatz/ui/form'
import type { UploadedPhoto } from './upload-photo.ts'

type PhotoFieldProps = {
  name: string
  /** Name of the hidden fields with the ids of uploaded photos. */
  keptName: string
  label: string
  help?: string
  error: string | undefined
  several?: boolean
  /** Photos that are already uploaded. */
  kept: readonly UploadedPhoto[]
}

/** Name of the button that removes an uploaded photo; its value is the id. */
export const REMOVE = 'ohne'

/** Returns the ids of the uploaded photos as a key: if it changes, the file field is reset. */
export const arrivedOf = (kept: readonly UploadedPhoto[]): string => kept.map(({ kennung }) => kennung).join()

/** A field for photos, which are uploaded with the form: no script is needed. */
export const PhotoField = ({ keptName, kept, several = false, ...field }: PhotoFieldProps) => (
  <>
    {kept.map(({ kennung }) => (
      <input key={kennung} type="hidden" name={keptName} value={kennung} />
    ))}
    <FileField
      key={arrivedOf(kept)}
      {...field}
      optional
      accept="image/*"
      several={several}
      kept={kept.map(({ kennung, name, groesse }) => ({ id: kennung, name, size: groesse }))}
      removeName={REMOVE}
    />
  </>
)

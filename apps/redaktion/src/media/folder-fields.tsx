import { Field, tied } from '@rathausplatz/ui/form'
import { Combobox } from '../fields/combobox.tsx'
import { Select } from '../list/filter-fields.tsx'
import { asFolder, type Folders, faultOf, foldersOf, NO_FOLDER } from './folders.ts'
import { counted } from './medium.ts'

type FolderFilterProps = {
  folders: Folders | undefined
  value: string
  onChoose: (ordner: string) => void
}

/** Filter by folder. Hidden while there are no folders. */
export function FolderFilter({ folders, value, onChoose }: FolderFilterProps) {
  if (!folders || (folders.data.length === 0 && value === '')) return null
  const choices = foldersOf(folders).map(({ ordner, anzahl }) => {
    const [above = '', below] = ordner.split(' / ')
    return { value: ordner, label: `${below === undefined ? above : `\u2003${below}`} (${anzahl})` }
  })
  const rest = { value: NO_FOLDER, label: `Ohne Ordner (${folders.ohne_ordner})` }
  return (
    <Select label="Ordner" all="Alle Ordner" value={value} choices={[...choices, rest]} onChoose={onChoose} />
  )
}

type FolderFieldProps = {
  id: string
  folders: Folders | undefined
  value: string
  onChange: (ordner: string) => void
}

/** Choice of a folder: an existing one, or a new one. */
export function FolderField({ id, folders, value, onChange }: FolderFieldProps) {
  const all = folders ? foldersOf(folders) : []
  const name = asFolder(value)
  const isKnown = (typed: string) => all.some(({ ordner }) => ordner === asFolder(typed))
  const isNew = folders && name !== '' && !isKnown(value)
  const field = {
    id,
    name: 'ordner',
    label: 'Ordner',
    optional: true,
    help: isNew
      ? 'Diesen Ordner gibt es noch nicht; er entsteht damit.'
      : 'Wählen Sie einen aus oder schreiben Sie einen neuen, auch mit Unterordner: Freibad / Sommer 2026',
    error: faultOf(value),
  }
  const search = async (typed: string) =>
    all
      // If the typed name is an existing folder, all folders are suggested.
      .filter(({ ordner }) => isKnown(typed) || ordner.toLowerCase().includes(asFolder(typed).toLowerCase()))
      .map(({ ordner, anzahl }) => ({ value: ordner, title: ordner, note: counted(anzahl, undefined) }))
  return (
    <Field {...field}>
      <Combobox
        input={{ ...tied(field), maxLength: 130 }}
        text={value}
        onText={onChange}
        onPick={found => onChange(found.value)}
        search={all.length > 0 ? search : undefined}
      />
    </Field>
  )
}

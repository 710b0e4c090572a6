import { laufzeiten, pinnwandrubriken } from '@rathausplatz/contract'
import { SelectField, TextArea, TextField } from '@rathausplatz/ui/form'

type AngabenFieldsProps = {
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
}

const tage = Object.fromEntries(laufzeiten.map(days => [String(days), `${days} Tage`]))

/** Fields of a pin board entry, the same for creating and editing. */
export function AngabenFields({ values, errors }: AngabenFieldsProps) {
  const field = (name: string) => ({ name, error: errors[name], defaultValue: values[name] ?? '' })
  return (
    <>
      <SelectField
        {...field('rubrik')}
        label="Worum geht es?"
        choices={{ '': 'Bitte wählen', ...pinnwandrubriken }}
      />
      <TextField
        {...field('titel')}
        label="Titel"
        autoComplete="off"
        help="Wenige Worte, zum Beispiel: Kinderfahrrad, 20 Zoll"
      />
      <TextArea
        {...field('text')}
        label="Beschreibung"
        rows={6}
        help="Bitte ohne Telefonnummer und E-Mail-Adresse: Antworten reichen wir an Sie weiter."
      />
      <TextField {...field('ort')} label="Wo?" optional autoComplete="off" help="Zum Beispiel: Altstadt" />
      <TextField
        {...field('name')}
        label="Ihr Name oder Vorname"
        optional
        autoComplete="given-name"
        help="Steht beim Eintrag."
      />
      <SelectField
        {...field('tage')}
        label="Wie lange soll er stehen?"
        choices={tage}
        defaultValue={values['tage'] || '30'}
      />
    </>
  )
}

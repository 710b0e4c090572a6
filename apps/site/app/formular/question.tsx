import type { Formularfeld, Formularschritt } from '@rathausplatz/contract'
import {
  dateitypen,
  exampleDate,
  exampleTime,
  fileFault,
  groupedIban,
  isPair,
  meaningOf,
} from '@rathausplatz/contract/formular'
import { RichText } from '@rathausplatz/ui'
import {
  CheckField,
  CheckGroup,
  DateField,
  FieldGroup,
  type FieldProps,
  FileField,
  FormattedField,
  IbanField,
  RadioGroup,
  SelectField,
  TextArea,
  TextField,
} from '@rathausplatz/ui/form'
import { FORMATTED, TASK } from './names.ts'
import { Postal } from './postal.tsx'
import { countOf, plainOf, withUnit } from './question-words.ts'
import { filesOf } from './take-step.ts'

type QuestionProps = {
  feld: Formularfeld
  /** All questions of the step: the question may be one of a pair of which only one must be answered. */
  schritt: Pick<Formularschritt, 'felder'>
  eingaben: Readonly<Record<string, unknown>>
  fehler: Readonly<Record<string, string>>
  /** Today: the first day that `ab_heute` allows and the last day that `bis_heute` allows. */
  heute: string
}

/** Width of a field, by its autocomplete token. */
const WIDTHS: Readonly<Record<string, 'kurz' | 'mittel' | 'plz'>> = {
  tel: 'kurz',
  bday: 'kurz',
  'postal-code': 'plz',
}

/** A question of a form, with its answer and its error. */
export function Question({ feld, schritt, eingaben, fehler, heute }: QuestionProps) {
  const value = eingaben[feld.name]
  const text = typeof value === 'string' ? value : ''
  const frame = frameOf(feld, schritt, fehler)
  const autoComplete = 'autocomplete' in feld ? feld.autocomplete : undefined
  switch (feld.typ) {
    case 'langtext':
      return <TextArea {...frame} rows={7} defaultValue={text} />
    case 'email':
      return (
        <TextField
          {...frame}
          type="email"
          inputMode="email"
          autoComplete={autoComplete ?? 'email'}
          defaultValue={text}
          spellCheck={false}
          autoCapitalize="none"
        />
      )
    case 'telefon':
      return (
        <TextField
          {...frame}
          type="tel"
          width="kurz"
          autoComplete={autoComplete ?? 'tel'}
          defaultValue={text}
        />
      )
    case 'zahl':
      return (
        <TextField
          {...frame}
          label={withUnit(feld)}
          width="kurz"
          inputMode={feld.nachkommastellen > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          defaultValue={text}
        />
      )
    case 'datum': {
      const first = feld.von || (feld.zeitraum === 'ab_heute' ? heute : undefined)
      const last = feld.bis || (feld.zeitraum === 'bis_heute' ? heute : undefined)
      return (
        <DateField
          {...frame}
          {...{ autoComplete, first, last }}
          help={frame.help ?? `Zum Beispiel ${exampleDate(feld, heute)}`}
          meaning={meaningOf(feld)}
          defaultValue={text}
        />
      )
    }
    case 'uhrzeit':
      return (
        <TextField
          {...frame}
          help={frame.help ?? `Zum Beispiel ${exampleTime(feld)}`}
          width="kurz"
          autoComplete="off"
          defaultValue={text}
        />
      )
    case 'auswahl':
      return (
        <SelectField
          {...frame}
          choices={{
            '': 'Bitte wählen',
            ...Object.fromEntries(feld.optionen.map(({ wert, label }) => [wert, label])),
          }}
          defaultValue={text}
        />
      )
    case 'radio':
      return <RadioGroup {...frame} choices={choicesOf(feld)} defaultValue={text} />
    case 'mehrfachauswahl':
      return (
        <CheckGroup
          {...frame}
          help={[frame.help, countOf(feld)].filter(Boolean).join(' ') || undefined}
          choices={choicesOf(feld)}
          defaultValues={Array.isArray(value) ? value.map(String) : []}
        />
      )
    case 'schalter':
      return <CheckField {...frame} value="ja" defaultChecked={text === 'ja'} />
    case 'einwilligung':
      return (
        <FieldGroup
          {...frame}
          name={`${feld.name}-text`}
          id={`${feld.name}-text`}
          label="Einwilligung"
          help={undefined}
          error={undefined}
          optional={false}
        >
          {feld.erklaerung && <RichText html={feld.erklaerung} />}
          <CheckField {...frame} value="ja" defaultChecked={text === 'ja'} />
        </FieldGroup>
      )
    case 'datei':
      return <Files feld={feld} frame={frame} eingaben={eingaben} />
    case 'wysiwyg':
      return <FormattedField {...frame} html={text} plain={plainOf(text)} markName={FORMATTED + feld.name} />
    case 'adresse':
      return <Postal {...{ feld, frame, value, fehler }} />
    case 'seite':
      // The page of origin is filled in, not typed, and the visitor can uncheck it.
      return (
        text && (
          <CheckField
            {...frame}
            label={`${feld.label} ${text}`}
            optional={false}
            value={text}
            defaultChecked
          />
        )
      )
    case 'iban':
      return <IbanField {...frame} defaultValue={groupedIban(text)} />
    default: {
      const width = autoComplete && WIDTHS[autoComplete]
      return (
        <TextField
          {...frame}
          {...(width === 'kurz' && { width })}
          autoComplete={autoComplete ?? 'off'}
          defaultValue={text}
        />
      )
    }
  }
}

/** Returns label, help and error. For a pair, the help states that one of both answers is enough. */
function frameOf(
  feld: Formularfeld,
  { felder }: QuestionProps['schritt'],
  fehler: QuestionProps['fehler'],
): FieldProps {
  const { name, label, hilfe, pflicht, bedingung } = feld
  const other = felder.find(one => isPair(feld, one))
  const isFirst = other !== undefined && felder.indexOf(feld) < felder.indexOf(other)
  const either = !other
    ? ''
    : isFirst
      ? `Ein Feld genügt: dieses oder „${other.label}“.`
      : `Nur wenn Sie bei „${other.label}“ nichts angeben.`
  return {
    name,
    label,
    help: [hilfe, either].filter(Boolean).join(' ') || undefined,
    error: fehler[name],
    optional: other || bedingung?.wirkung === 'pflicht' ? 'unmarked' : !pflicht,
  }
}

const choicesOf = ({ optionen }: Extract<Formularfeld, { typ: 'radio' | 'mehrfachauswahl' }>) =>
  optionen.map(({ wert, label }) => ({ value: wert, text: label }))

function Files({
  feld,
  frame,
  eingaben,
}: {
  feld: Extract<Formularfeld, { typ: 'datei' }>
  frame: FieldProps
  eingaben: QuestionProps['eingaben']
}) {
  const arrived = filesOf(eingaben, feld.name)
  const most =
    feld.anzahl_bis === 1
      ? `Eine Datei, höchstens ${feld.groesse_mb} MB.`
      : `Bis zu ${feld.anzahl_bis} Dateien, jede höchstens ${feld.groesse_mb} MB.`
  return (
    <>
      {arrived.map(file => (
        <input key={file.kennung} type="hidden" name={feld.name} value={JSON.stringify(file)} />
      ))}
      <FileField
        // After an upload, a new key empties the input: uploaded files are in the list above it.
        key={arrived.map(({ kennung }) => kennung).join()}
        {...frame}
        help={[frame.help, most].filter(Boolean).join(' ')}
        accept={feld.arten.flatMap(art => dateitypen[art]).join()}
        several={feld.anzahl_bis > 1}
        faultOf={({ name, size, type }) => fileFault(feld, { name, typ: type, groesse: size })}
        kept={arrived.map(({ kennung, name, groesse }) => ({
          id: `entfernen:${feld.name}:${kennung}`,
          name,
          size: groesse,
        }))}
        removeName={TASK}
      />
    </>
  )
}

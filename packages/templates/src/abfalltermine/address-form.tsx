import { Link } from '@rathausplatz/ui'
import { Button, SelectField, TextField } from '@rathausplatz/ui/form'
import styles from './address-form.module.css'
import type { Abfuhrseite } from './load.ts'

/** Says that the street was not found, and links similar streets. */
export function Unknown({ data: { unbekannt, adresse } }: { data: Abfuhrseite }) {
  if (!unbekannt) return null
  return (
    <div role="status" className={styles.unbekannt}>
      <p>
        <strong>„{adresse.strasse}“ haben wir nicht gefunden.</strong>{' '}
        {unbekannt.aehnlich.length > 0
          ? 'Meinen Sie eine dieser Straßen?'
          : 'Bitte prüfen Sie die Schreibweise, oder rufen Sie uns an.'}
      </p>
      {unbekannt.aehnlich.length > 0 && (
        <ul role="list">
          {unbekannt.aehnlich.map(({ strasse, ort, href }) => (
            <li key={href}>
              <Link href={href}>
                {strasse}
                {ort && `, ${ort}`}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Asks for a street, and for place, district or house number only if the street is not enough. */
export function AddressForm({ data: { path, adresse, strassen, frage } }: { data: Abfuhrseite }) {
  const suggested = [...new Map(strassen.map(one => [one.strasse, one])).values()]
  return (
    <form method="get" action={path} className={styles.adresse} aria-label="Straße suchen">
      <div className={styles.felder}>
        <TextField
          key={adresse.strasse}
          name="strasse"
          label="Straße"
          help={frage ? undefined : 'Gern mit Hausnummer, zum Beispiel Kelterstraße 7'}
          autoComplete="address-line1"
          list={suggested.length > 0 ? 'abfuhrstrassen' : undefined}
          maxLength={120}
          defaultValue={adresse.strasse}
        />
        {suggested.length > 0 && (
          <datalist id="abfuhrstrassen">
            {suggested.map(({ strasse }) => (
              <option key={strasse}>{strasse}</option>
            ))}
          </datalist>
        )}
        {adresse.ort && frage?.was !== 'ort' && <input type="hidden" name="ort" value={adresse.ort} />}
        {adresse.bezirk && frage?.was !== 'bezirk' && (
          <input type="hidden" name="bezirk" value={adresse.bezirk} />
        )}
        {frage && (
          <div role="status">
            <Question frage={frage} />
          </div>
        )}
      </div>
      <Button>Termine zeigen</Button>
    </form>
  )
}

const QUESTIONS = { ort: 'Ort', bezirk: 'Ortsteil', hausnummer: 'Hausnummer' } as const

function Question({ frage: { was, satz, auswahl } }: { frage: NonNullable<Abfuhrseite['frage']> }) {
  if (auswahl.length === 0)
    return (
      <TextField
        name={was}
        label={QUESTIONS[was]}
        help={satz}
        width="kurz"
        maxLength={20}
        autoComplete="off"
      />
    )
  return (
    <SelectField
      name={was}
      label={QUESTIONS[was]}
      help={satz}
      choices={Object.fromEntries(auswahl.map(one => [one, one]))}
    />
  )
}

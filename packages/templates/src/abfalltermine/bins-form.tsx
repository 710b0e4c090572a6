import { Button, RadioGroup } from '@rathausplatz/ui/form'
import { fieldOfBin } from '../abfall/addresses.ts'
import type { Abfuhr } from './abfuhr.ts'
import styles from './bins-form.module.css'

/** Asks which bin a household has of each kind that comes in several variants here. */
export function BinsForm({ abfuhr, path }: { abfuhr: Abfuhr; path: string }) {
  const { ort, tonnenfragen, tonnen, ansicht, gewaehlt, monat, jahr } = abfuhr
  if (tonnenfragen.length === 0) return null
  return (
    // A changed choice draws the fields anew.
    <details key={tonnen} className={styles.tonnen} open={tonnen === ''}>
      <summary>
        <h3>Welche Tonne haben Sie?</h3>
        {tonnen !== '' && (
          <>
            <span>{tonnenfragen.map(answerInWords).join(', ')}</span>{' '}
            <span className={styles.aendern}>Ändern</span>
          </>
        )}
      </summary>
      <form method="get" action={path} aria-label="Welche Tonne haben Sie?">
        <p>
          {tonnenfragen.length === 1
            ? `${tonnenfragen[0]?.name} wird hier nicht überall gleich oft geholt.`
            : 'Nicht alles wird hier überall gleich oft geholt.'}{' '}
          Ihre Wahl gilt auch für Kalender, Jahresblatt und Erinnerung. Welche Tonne Sie haben, steht meist
          auf Ihrem Gebührenbescheid.
        </p>
        <input type="hidden" name="abfallort" value={ort.id} />
        {ansicht !== 'liste' && <input type="hidden" name="ansicht" value={ansicht} />}
        {monat && <input type="hidden" name="monat" value={monat.monat} />}
        {jahr && <input type="hidden" name="jahr" value={jahr.blatt.jahr} />}
        {gewaehlt.map(fraktion => (
          <input key={fraktion} type="hidden" name="fraktion" value={fraktion} />
        ))}
        {tonnenfragen.map(frage => (
          <RadioGroup
            key={frage.fraktion}
            name={fieldOfBin(frage.fraktion)}
            label={frage.name}
            choices={frage.auswahl.map(({ kennung, name }) => ({ value: kennung, text: name }))}
            defaultValue={frage.gewaehlt}
          />
        ))}
        <Button>Termine dieser Tonne zeigen</Button>
      </form>
    </details>
  )
}

/** Returns „Restmüll: 4-wöchentlich“. */
const answerInWords = ({ name, auswahl, gewaehlt }: Abfuhr['tonnenfragen'][number]): string =>
  `${name}: ${auswahl.find(({ kennung }) => kennung === gewaehlt)?.name}`

import { AddressField } from '../fields/link.tsx'
import { Choice } from '../pieces/choice.tsx'
import styles from './parting.module.css'

/** The destination of visitors of a removed address. */
export type Destination = {
  /** Undefined until chosen. */
  readonly is: 'oben' | 'andere' | 'keine' | undefined
  /** The address of the other page. */
  readonly other: string
}

type WhereVisitorsGoProps = {
  /** The parent page, if it exists. */
  above: string | undefined
  value: Destination
  onChange: (value: Destination) => void
}

/** Asks for the destination of visitors, so that they do not end at a 404 by accident. */
export function WhereVisitorsGo({ above, value, onChange }: WhereVisitorsGoProps) {
  const { is = '', other } = value
  const choose = (next: NonNullable<Destination['is']>) => onChange({ is: next, other })
  return (
    <fieldset className={styles.where}>
      <legend>Wohin kommen Besuchende, die diese Adresse noch kennen?</legend>
      {above !== undefined && (
        <Choice of="weiterleitung" name="oben" chosen={is} onChoose={choose}>
          zur Seite darüber: {above === '/' ? 'Startseite' : above}
        </Choice>
      )}
      <Choice of="weiterleitung" name="andere" chosen={is} onChoose={choose}>
        zu einer anderen Seite
      </Choice>
      {is === 'andere' && (
        <div className={styles.other}>
          <label htmlFor="ziel">Titel oder Adresse der anderen Seite</label>
          <AddressField
            input={{ id: 'ziel' }}
            address={other}
            pagesOnly
            onAddress={next => onChange({ is, other: next })}
          />
        </div>
      )}
      <Choice of="weiterleitung" name="keine" chosen={is} onChoose={choose}>
        nirgendwohin: Dort steht dann „nicht gefunden“
      </Choice>
    </fieldset>
  )
}

/** Returns the redirect target, undefined for none; or what is missing, in words. */
export function destinationOf(
  { is, other }: Destination,
  above: string | undefined,
): { readonly to: string | undefined } | { readonly missing: string } {
  if (is === undefined) return { missing: 'Bitte wählen Sie, wohin Besuchende der alten Adresse kommen.' }
  if (is === 'keine') return { to: undefined }
  const to = is === 'oben' ? above : other.trim()
  return to ? { to } : { missing: 'Bitte wählen Sie die Seite, zu der Besuchende kommen.' }
}

import { FieldGroup } from '@rathausplatz/ui/form'
import styles from './abo.module.css'
import type { Errors } from './read-choice.ts'
import type { WasteChosen, WasteOffer } from './waste.ts'

type WasteChoiceProps = { offer: WasteOffer; chosen: WasteChosen; errors: Errors }

/** The part of the form that a street with waste collections adds: its bins and the time of the reminder. */
export function WasteChoice({ offer, chosen, errors }: WasteChoiceProps) {
  return (
    <>
      <input type="hidden" name="abfall" value={offer.ort} />
      <input type="hidden" name="abfall_tonnen" value={offer.tonnen} />
      <FieldGroup name="thema" label={`Woran wir Sie erinnern: ${offer.name}`} error={errors['thema']}>
        <div className={styles.kaesten}>
          {offer.arten.map(({ fraktion, name }) => (
            <label key={fraktion} className={styles.kasten}>
              <input
                type="checkbox"
                name="abfall_art"
                value={fraktion}
                defaultChecked={chosen.arten.includes(fraktion)}
              />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </FieldGroup>
      <FieldGroup name="abfall_zeit" label="Wann?" role="radiogroup">
        {offer.zeiten.map(({ zeit, text }) => (
          <label key={zeit} className={styles.kasten}>
            <input type="radio" name="abfall_zeit" value={zeit} defaultChecked={chosen.zeit === zeit} />
            <span>{text}</span>
          </label>
        ))}
      </FieldGroup>
    </>
  )
}

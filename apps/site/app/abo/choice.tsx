import type { Abogruppe } from '@rathausplatz/contract'
import { FieldGroup, TextField } from '@rathausplatz/ui/form'
import { disclosure } from '../disclosure/disclosure.ts'
import styles from './abo.module.css'
import type { Chosen, Errors } from './read-choice.ts'

type ChoiceProps = { gruppen: readonly Abogruppe[]; chosen: Chosen; errors: Errors }

/** Fields for topics and streets, used to order a subscription and to change it. */
export function Choice({ gruppen, chosen, errors }: ChoiceProps) {
  const isChosen = (thema: string) => chosen.themen.includes(thema)
  return (
    <>
      <FieldGroup name="thema" label="Themen" error={errors['thema']}>
        <div className={styles.gruppen}>
          {gruppen.map(gruppe => (
            <Group key={gruppe.art} {...gruppe} isChosen={isChosen} />
          ))}
        </div>
      </FieldGroup>
      <TextField
        name="strassen"
        label="Ihre Straße"
        optional
        autoComplete="off"
        help="Sie erfahren es, wenn eine Nachricht, ein Hinweis oder eine Bekanntmachung Ihre Straße nennt. Mehrere trennen Sie mit Komma."
        defaultValue={chosen.strassen}
        error={errors['strassen']}
      />
    </>
  )
}

type GroupProps = Abogruppe & { isChosen: (thema: string) => boolean }

/**
 * Offers a whole group or parts of it. A group without a topic for the whole group, such as bins, offers only
 * parts.
 */
function Group({ art, titel, themen, isChosen }: GroupProps) {
  const all = themen.find(({ thema }) => thema === art)
  const parts = themen.filter(one => one !== all)
  const boxes = (
    <div className={styles.kaesten}>
      {parts.map(part => (
        <Box key={part.thema} {...part} isChosen={isChosen(part.thema)} />
      ))}
    </div>
  )
  if (!all)
    return (
      <div role="group" aria-label={titel}>
        <p className={styles.titel}>{titel}</p>
        {boxes}
      </div>
    )
  return (
    <div role="group" aria-label={titel}>
      <Box {...all} isChosen={isChosen(art)} isMain />
      {art === 'hinweis' && (
        <p className={styles.dazu}>
          Amtliche Warnungen von Bund und Wetterdienst verschicken wir nicht per E-Mail; die bekommen Sie
          sofort mit der App NINA.
        </p>
      )}
      {parts.length > 0 && (
        <details
          open={parts.some(({ thema }) => isChosen(thema))}
          className={`${disclosure} ${styles.teile}`}
        >
          <summary>Nur einen Teil davon wählen</summary>
          {boxes}
        </details>
      )}
    </div>
  )
}

type BoxProps = { thema: string; titel: string; isChosen: boolean; isMain?: boolean }

const Box = ({ thema, titel, isChosen, isMain }: BoxProps) => (
  <label className={styles.kasten} data-haupt={isMain}>
    <input type="checkbox" name="thema" value={thema} defaultChecked={isChosen} />
    <span>{titel}</span>
  </label>
)

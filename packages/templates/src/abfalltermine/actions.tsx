import { ButtonLink, Link } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { REMEMBER } from '../abfall/addresses.ts'
import type { Abfuhr } from './abfuhr.ts'
import styles from './actions.module.css'
import { PushButton } from './push-button.tsx'

/** Actions: calendar, print and reminders. */
export function Actions({ abfuhr, path }: { abfuhr: Abfuhr; path: string }) {
  const { kalender, pdf, blatt, erinnerung, ort, tonnen, istGemerkt, hatAndereGemerkt } = abfuhr
  return (
    <div className={styles.taten}>
      <ul role="list">
        {erinnerung.mail && (
          <li>
            <ButtonLink href={erinnerung.mail}>Erinnern lassen</ButtonLink>
          </li>
        )}
        <li>
          <ButtonLink href={kalender.webcal} look="outline">
            In meinen Kalender
          </ButtonLink>
          <Link href={kalender.datei} download className={styles.datei}>
            oder als Datei (.ics)
          </Link>
        </li>
        <li>
          <ButtonLink href={pdf} look="outline" download>
            Als PDF
          </ButtonLink>
        </li>
        <li>
          <ButtonLink href={blatt} look="outline">
            Zum Aufhängen drucken
          </ButtonLink>
        </li>
        <li>
          <form method="post" action={REMEMBER}>
            <input type="hidden" name="zurueck" value={path} />
            <input type="hidden" name="tonnen" value={tonnen} />
            {istGemerkt && !hatAndereGemerkt ? (
              <Button look="outline" name="abfallort" value="">
                Meine Straße vergessen
              </Button>
            ) : (
              <Button look="outline" name="abfallort" value={ort.id}>
                {hatAndereGemerkt ? 'Diese Tonnen merken' : 'Meine Straße merken'}
              </Button>
            )}
          </form>
        </li>
      </ul>
      {erinnerung.push && (
        <PushButton
          schluessel={erinnerung.push}
          ort={ort.id}
          fraktionen={erinnerung.fraktionen}
          tonnen={tonnen}
        />
      )}
    </div>
  )
}

import { useHydrated } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import styles from '../sign-in.module.css'
import { CopyButton } from './copy-button.tsx'

/** The recovery codes, shown once. */
export function Codes({ codes }: { codes: readonly string[] }) {
  return (
    <section aria-labelledby="neue-codes" className={styles.codes}>
      <h2 id="neue-codes">Ihre Codes zur Wiederherstellung</h2>
      <p>
        Bitte drucken Sie diese Seite oder schreiben Sie die Codes auf. Sie werden nur jetzt gezeigt. Jeder
        gilt einmal, wenn Ihr Telefon oder Passkey nicht zur Hand ist.
      </p>
      <ul role="list">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.choices}>
        {useHydrated() && (
          <Button type="button" look="outline" onClick={() => print()}>
            Codes drucken
          </Button>
        )}
        <CopyButton label="Codes kopieren" text={codes.join('\n')} />
      </div>
    </section>
  )
}

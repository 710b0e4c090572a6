import type { Realm } from '@rathausplatz/contract'
import { realms } from '@rathausplatz/contract/rights'
import { Link } from '@rathausplatz/ui'
import { pageOf } from '../sessions/realms.ts'
import styles from './sign-in.module.css'

const where: Record<Realm, string> = {
  intranet: 'Im Intranet anmelden',
  raete: 'Im Ratsinformationssystem anmelden',
  redaktion: 'In der Redaktion anmelden',
}

/**
 * Links the sign-ins of the other realms. Whether they are shown does not depend on whether the account
 * exists, so they reveal nothing about accounts.
 */
export function OtherSignIns({ realm }: { realm: Realm }) {
  return (
    <>
      <p>Jeder Bereich hat eigene Konten. Haben Sie Ihr Konto in einem anderen Bereich?</p>
      <p className={styles.choices}>
        {realms
          .filter(other => other !== realm)
          .map(other => (
            <Link key={other} href={pageOf(other, 'anmelden')}>
              {where[other]}
            </Link>
          ))}
      </p>
    </>
  )
}

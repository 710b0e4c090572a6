import type { Realm } from '@rathausplatz/contract'
import { Button } from '@rathausplatz/ui/form'
import type { ReactNode } from 'react'
import { pageOf } from '../sessions/realms.ts'
import styles from './sign-in.module.css'

/** A form that ends the session and loads a whole page. */
export function SignOutForm({ realm, children }: { realm: Realm; children?: ReactNode }) {
  return (
    <form method="post" action={pageOf(realm, 'abmelden')} className={styles.form}>
      <div className={styles.choices}>
        <Button look={children ? 'solid' : 'outline'}>Abmelden</Button>
        {children}
      </div>
    </form>
  )
}

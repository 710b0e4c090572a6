import type { View } from '../template.ts'
import { SignInForm } from '../way-in/sign-in-form.tsx'
import { WayIn } from '../way-in/way-in.tsx'
import type { intranetLogin } from './schema.ts'

export const IntranetLogin: View<typeof intranetLogin> = ({ context }) => (
  <WayIn context={context}>
    <SignInForm room="intranet" />
  </WayIn>
)

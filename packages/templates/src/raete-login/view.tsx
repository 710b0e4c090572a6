import type { View } from '../template.ts'
import { SignInForm } from '../way-in/sign-in-form.tsx'
import { WayIn } from '../way-in/way-in.tsx'
import type { raeteLogin } from './schema.ts'

export const RaeteLogin: View<typeof raeteLogin> = ({ context }) => (
  <WayIn context={context}>
    <SignInForm room="raete" />
  </WayIn>
)

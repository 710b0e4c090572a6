import { Address, ContactWays } from '../contact/contact.tsx'
import { ContactBox, OfficeName } from '../contact/contact-box.tsx'
import type { View } from '../template.ts'
import type { Contact } from './load.ts'
import type { anschrift } from './schema.ts'

export const Anschrift: View<typeof anschrift, Contact> = ({ context, data }) => (
  <ContactBox titel={context.titel}>
    <OfficeName {...data} />
    <ContactWays kommunikation={data.kommunikation} />
    {data.anschrift && <Address anschrift={data.anschrift} />}
  </ContactBox>
)

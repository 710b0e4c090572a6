import { addLayouts } from '../page-view.tsx'
import { DefaultLayout } from './default-layout.tsx'
import { WideLayout } from './wide-layout.tsx'

/** Every layout except that of the home page. */
addLayouts({ default: DefaultLayout, wide: WideLayout })

import * as z from 'zod'
import { defineCall } from '../call.ts'
import { menu as answer } from '../entities/menu.ts'
import { menuNames } from '../sections.ts'

/** One of the town's menus, by its wire name (spec §7). */
export const menu = defineCall({
  name: 'menu',
  method: 'GET',
  path: '/api/cms/menu',
  summary: 'Menü nach Namen',
  right: 'oeffentlich',
  query: z.object({ name: z.enum(menuNames) }),
  answer,
  examples: [
    {
      summary: 'Hauptmenü mit drei Ebenen',
      query: { name: 'Hauptmenü' },
      answer: {
        menuItems: [
          {
            title: 'Rathaus',
            href: '/rathaus',
            menuItems: [
              {
                title: 'Bürgerbüro',
                href: '/rathaus/buergerbuero',
                menuItems: [{ title: 'Ausweis und Reisepass', href: '/rathaus/buergerbuero/ausweis' }],
              },
            ],
          },
          { title: 'Aktuelles', href: '/aktuelles' },
        ],
      },
    },
    {
      summary: 'Links im Fuß der Seite',
      query: { name: 'Footer_Rechtliches' },
      answer: {
        menuItems: [
          { title: 'Impressum', href: '/impressum' },
          { title: 'Datenschutz', href: '/datenschutz' },
        ],
      },
    },
    {
      summary: 'Themen im Fuß der Seite',
      query: { name: 'Footer_Themen' },
      answer: {
        menuItems: [
          { title: 'Abfallkalender', href: '/leben/abfall' },
          { title: 'Stellenangebote', href: '/rathaus/stellen' },
        ],
      },
    },
    {
      summary: 'Menü der Jahnschule',
      query: { name: 'Hauptmenue-Jahnschule' },
      answer: {
        menuItems: [
          { title: 'Startseite', href: '/jahnschule' },
          { title: 'Schultag', href: '/jahnschule/schultag' },
        ],
      },
    },
    {
      summary: 'Links im Fuß der Jahnschule',
      query: { name: 'Footer-Jahnschule_Rechtliches' },
      answer: { menuItems: [{ title: 'Impressum', href: '/jahnschule/impressum' }] },
    },
    {
      summary: 'Menü der Schillerschule',
      query: { name: 'Hauptmenue-Schillerschule' },
      answer: {
        menuItems: [
          { title: 'Startseite', href: '/schillerschule' },
          { title: 'Ganztag', href: '/schillerschule/ganztag' },
        ],
      },
    },
    {
      summary: 'Links im Fuß der Schillerschule',
      query: { name: 'Footer-Schillerschule_Rechtliches' },
      answer: { menuItems: [{ title: 'Impressum', href: '/schillerschule/impressum' }] },
    },
  ],
})

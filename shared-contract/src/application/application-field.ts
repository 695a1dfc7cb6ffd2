import * as z from 'shared-contract/schema';

/**
 * What a rental application can ask besides names and email addresses. A state with a prescribed form permits only some
 * of these. There is no field for tax file numbers, disputes, bond claims, breach notices or bank statements, because
 * no state needs them and some forbid them.
 */
export const applicationField = z.enum([
  'phone',
  'dateOfBirth',
  'currentAddress',
  'rentalHistory',
  'employment',
  'income',
  'financialAbility',
  'referees',
  'emergencyContact',
  'startDate',
  'termMonths',
  'occupants',
  'occupantsUnder18',
  'pets',
  'vehicles',
  'rent',
  'message',
]);
export type ApplicationField = z.infer<typeof applicationField>;

export const applicationFieldLabels: Record<ApplicationField, string> = {
  phone: 'Phone',
  dateOfBirth: 'Date of birth',
  currentAddress: 'Current address',
  rentalHistory: 'Rental history',
  employment: 'Employment',
  income: 'Income',
  financialAbility: 'Other proof that you can pay the rent',
  referees: 'Referees',
  emergencyContact: 'Emergency contact',
  startDate: 'Preferred start',
  termMonths: 'Term',
  occupants: 'People who will live there',
  occupantsUnder18: 'People under 18',
  pets: 'Pets',
  vehicles: 'Vehicles',
  rent: 'Rent per week',
  message: 'Message to the owner',
};

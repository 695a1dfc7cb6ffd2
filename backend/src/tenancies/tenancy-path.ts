export const tenancyPath = '/api/tenancies';

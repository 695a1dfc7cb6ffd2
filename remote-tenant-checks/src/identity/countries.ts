/** ISO 3166-1 alpha-2. */
const codes =
  `AF AX AL DZ AS AD AO AI AQ AG AR AM AW AU AT AZ BS BH BD BB BY BE BZ BJ BM BT BO BQ BA BW BR IO BN BG BF BI
CV KH CM CA KY CF TD CL CN CX CC CO KM CG CD CK CR CI HR CU CW CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ ET FK FO FJ FI FR
GF PF GA GM GE DE GH GI GR GL GD GP GU GT GG GN GW GY HT VA HN HK HU IS IN ID IR IQ IE IM IL IT JM JP JE JO KZ KE KI KP
KR KW KG LA LV LB LS LR LY LI LT LU MO MG MW MY MV ML MT MH MQ MR MU YT MX FM MD MC MN ME MS MA MZ MM NA NR NP NL NC NZ
NI NE NG NU NF MK MP NO OM PK PW PS PA PG PY PE PH PL PT PR QA RE RO RU RW BL SH KN LC MF PM VC WS SM ST SA SN RS SC SL
SG SX SK SI SB SO ZA SS ES LK SD SR SE CH SY TW TJ TZ TH TL TG TK TO TT TN TR TM TC TV UG UA AE GB US UY UZ VU VE VN VG
VI WF EH YE ZM ZW`.split(/\s+/);

/** The countries of a dropdown with English names: Australia first, the others sorted by name. */
export function countryOptions(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames('en-AU', { type: 'region' });
  const options = codes.map((value) => ({ value, label: names.of(value) ?? value }));
  const rank = ({ value }: { value: string }) => (value === 'AU' ? 0 : 1);
  return options.sort((one, other) => rank(one) - rank(other) || one.label.localeCompare(other.label, 'en-AU'));
}

import type { Random } from '../random.ts';

/** Numbers that ACMA keeps for fiction, in E.164 as we store them (V7). Nobody is ever called through them. */
const fictionalMobiles =
  '570006 570156 570157 570158 570159 570110 570313 570737 571266 571491 571804 572549 572665 572983 573770 573087 574118 574632 575254 575789 576398 576801 577426 577644 578957 578148 578888 579212 579760 579455'.split(
    ' ',
  );

const areaCode: Record<string, string> = {
  NSW: '2',
  ACT: '2',
  VIC: '3',
  TAS: '3',
  QLD: '7',
  SA: '8',
  WA: '8',
  NT: '8',
};

export function fictionalMobile(random: Random): string {
  return `+61491${random.pick(fictionalMobiles)}`;
}

export function fictionalLandline(random: Random, state: string): string {
  const last = String(random.whole(0, 9999)).padStart(4, '0');
  return `+61${areaCode[state] ?? '2'}${random.pick(['5550', '7010'])}${last}`;
}

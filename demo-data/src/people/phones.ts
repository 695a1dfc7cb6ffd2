import type { Random } from '../random.ts';

/**
 * Phone numbers that the regulator ACMA reserves for fiction, so that no real person has them. They are stored in the
 * international format E.164 (V7).
 */
const fictionalMobiles =
  '570006 570156 570157 570158 570159 570110 570313 570737 571266 571491 571804 572549 572665 572983 573770 573087 574118 574632 575254 575789 576398 576801 577426 577644 578957 578148 578888 579212 579760 579455'.split(
    ' ',
  );

export function fictionalMobile(random: Random): string {
  return `+61491${random.pick(fictionalMobiles)}`;
}

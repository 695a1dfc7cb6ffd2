/**
 * Each migration's SHA-256 and the time by which a database knows that it has run it. Databases have run these
 * migrations, so they never change (decision 29).
 */
export const frozenMigrations: Readonly<Record<string, { sha256: string; time: number }>> = {
  '0000_initial': { sha256: '2f6f70636b9b5e3b70071c873f34b9a39d3b629c8aee841d043fd903873df223', time: 1795383321850 },
  '0001_search_storage': {
    sha256: '12f12a867c4b893cffa61e91c13d4dc0c0050993fa2c01161f2b775caac72f67',
    time: 1795383324604,
  },
  '0002_floor_area': {
    sha256: 'cde9f80073b6ab2201399906e4708b7186bc845a502d844067390842e6ec9056',
    time: 1795385558203,
  },
  '0003_owner_changes': {
    sha256: '27146dc35a5079e7ddce40fbd2a0823405a5d7f7ca58ec3ed28d9c195b922442',
    time: 1795386312865,
  },
  '0004_checkout': {
    sha256: '05c8006a5b5875e20b6ee35039c676ec2255b74da0e1f617b8b132bbd1f54841',
    time: 1795393410317,
  },
  '0005_picture_preview': {
    sha256: '990732734a1ff26bc97e083236adbd96e749b13b209833f8a0122340671afbeb',
    time: 1795394175376,
  },
  '0006_payment_steps': {
    sha256: '316f84ccab6e1dba0cb6d9b9dc3e9016cbbf57b749b05973172c63cf664765db',
    time: 1795395985942,
  },
  '0007_tenancies': {
    sha256: '7ef18f0fc30e26b856bcf7a263a290dc47b5d3083255b29c58cc7c19bfcd5767',
    time: 1795406079535,
  },
  '0008_notice_ends': {
    sha256: '32f7be67bfd211341322cf614f34ddadd5364998702178b0b76563a98427e43d',
    time: 1795407373944,
  },
  '0009_signing_links': {
    sha256: '29b5a55dc0f208cfb2789e18d6f6767d5b0f71d770261a28a9444f8ea547f02e',
    time: 1795408685472,
  },
  '0010_ledger_rules': {
    sha256: '3a16994dd011b4ff242b098bad05bddbb345baeb2ae5c0a6bba69ffbfdb87308',
    time: 1795408745472,
  },
  '0011_bank_accounts': {
    sha256: '81305961132921b248357d609a414aab685ba28b9349cc37a2db6a7e62bd6bfb',
    time: 1795442137531,
  },
  '0012_expenses': {
    sha256: 'a82f2f66c32485a6017df06683a7358e88affafde04c013f6ef1002dd06c77ec',
    time: 1795467691810,
  },
  '0013_receipt_emails': {
    sha256: '85bcf0b20f2ae58411ab67fd13706c64982984f078f12bd022778ca85cc1a9b7',
    time: 1795471000000,
  },
  '0014_documents': {
    sha256: '259b750e7bd3b1aaaa6509302a92cad415db56d1484f4d0de4e4b5181329cdf9',
    time: 1795484461595,
  },
  '0015_payment_references': {
    sha256: 'e90313b0ab7d0c31cab197a90148aaafab2ad4a7edd80f64fafe6519c242e30d',
    time: 1795485000000,
  },
  '0016_protected_contents': {
    sha256: 'abc56764bafbe607644a126ab0359018c29810e71ebeeff0cd8bf8931de31312',
    time: 1795493727048,
  },
  '0017_ledger_sums': {
    sha256: 'f0d252a002fc75f8d10d76e985745f51178239e821d1e4715196bd393e861e7e',
    time: 1795495881434,
  },
  '0018_rent_reminders': {
    sha256: '6feef079d244b6db5a60b79eb8a92cf7febf499026ebb202450664136275845b',
    time: 1795496631158,
  },
  '0019_reversal_causes': {
    sha256: '052734d20fd3003b3bcebc22697ede779a9ef317b275111799bb32806362ace0',
    time: 1795497421384,
  },
  '0020_file_indexes': {
    sha256: '1ee2c5ecdc37507eebd21db99c2460e44bb0bafd6434899b55edc661f0b2e7db',
    time: 1795497982803,
  },
  '0021_bank_import': {
    sha256: '09454f2b021c855ec055f053869a15550a52fa2efb9f928a6eeb49917ca7e84a',
    time: 1795508117936,
  },
  '0022_removed_expenses': {
    sha256: 'e6776535f12fbbdc91e67ab236b2783cf239caa0979a856a60d2756e163d8fb0',
    time: 1795509721394,
  },
  '0023_expense_series': {
    sha256: '2d7740f1cb8f5c775add8fddb54c036306c3e17668194eef9ea4fdeed2dc2b32',
    time: 1795509984595,
  },
  '0024_property_owners': {
    sha256: '617fcc1eabd390a2564c368a6e91325d15ba2e32aeffaf90e7fc36aec19eb901',
    time: 1795519797151,
  },
  '0025_applications': {
    sha256: '37bd858bd0e509c3c53bfea608ee2351d41416e10e9cce6f0068dfb296a036ae',
    time: 1795538505541,
  },
  '0026_tenant_checks': {
    sha256: '176684e98a89c78e43b8ec71103839a7209de861da50b333bbd17813ce0d2fc2',
    time: 1795695826817,
  },
  '0027_tenant_check_cancellations': {
    sha256: '50e9f25961345bcccfe32f3c2bf98506e62838a0615cf31ab6ec310a408fa819',
    time: 1795710917253,
  },
  '0028_tenant_check_rights': {
    sha256: '7dec1d4e4397e250ca2ed61d046908bf2e9ce6aa575aad7ac43b50f9cf4b004d',
    time: 1795711615692,
  },
  '0029_search_alerts': {
    sha256: 'ff29d402460fc45444a47f94f25d16f195f10ae775db92138292fd449eed6bb2',
    time: 1795714205236,
  },
  '0030_places': { sha256: '6079bec537dff884e566dc21e6b45731914abb75f18ac026ef50756d3b121165', time: 1795726283414 },
  '0031_price_history': {
    sha256: '258503fb0e34cd740d6b8ef92fa7c67d31b4b7b035264f364dd9408517d782c6',
    time: 1795738963778,
  },
  '0032_inspection_bookings': {
    sha256: '083184b0250c6b11ff91a0a66dbd1bc7abf8c5aa720a35f6eb3fbb193d2ba985',
    time: 1795740493556,
  },
  '0033_activity': {
    sha256: 'dd22ea50345028a73068534c0ee36672f7fc62143cfac386cb481bf5f60efca0',
    time: 1795740593066,
  },
  '0034_booking_confirmations': {
    sha256: '3a009436ee11e00edcfb3d88e16b122beca824ce886f643bc140425ba4075e4d',
    time: 1795751920136,
  },
  '0035_sample_data': {
    sha256: '81cb6cf062fcc1a2c37647a7273b2a0bc03f7b89bb4b062e12d184d7cbdf7c1f',
    time: 1795753684472,
  },
  '0036_thread': {
    sha256: '234c7c705b0a76c80984f0842356dc11d657a49e516cb0b2e5331b76bfbe668d',
    time: 1795753761726,
  },
  '0037_sold_price': {
    sha256: 'e119ea3e15d91da70ea0330856cebec46fe72553a8bf35f6bfeb1b9c31061f06',
    time: 1795755730714,
  },
  '0038_agreement_event_order': {
    sha256: '58b79fcd91a31e1bec3ec9cd335a99f3923fa98cdbe361578b0b7f2545a636d8',
    time: 1795801045574,
  },
  '0039_sold_at': {
    sha256: '8588bdbe92d6f3de95d07d1feac5244fb0c62c21dfc4d34d14a36d6ac9ff4f73',
    time: 1795807303056,
  },
  '0040_profile_photos': {
    sha256: '72d1916e532cba5480339f049400e005cc85bfdbca104ff26ad7f45093481602',
    time: 1795814191567,
  },
  '0041_application_starts': {
    sha256: '0a0f7a3278ca22397f61b33b02e5a3a20858b179b0be5d7da66e6029771e0260',
    time: 1795817803060,
  },
  '0042_rate_limits': {
    sha256: 'e5d8e491de9360b161732eace30673000d6d149d18c8b61138ce3726afa16e93',
    time: 1795942119086,
  },
  '0043_web_vitals': {
    sha256: '7954135f1eef7f85261d05428b86a8376b7b1b049b7618570b88f333dd9f4945',
    time: 1795966907404,
  },
  '0044_file_storage': {
    sha256: '01868c69b7ec8f9e9498ec178b9a84bae80a00fe007b2ef9ff25e4bdd515dccb',
    time: 1795980785542,
  },
};
